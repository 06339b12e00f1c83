/** `suggestedRupees`: whole rupees that the donation form suggests; the donor may type any other amount. */
const cause = <Id extends string>(
  id: Id,
  heading: string,
  suggestedRupees: readonly number[] = [],
) => ({ id, heading, suggestedRupees });

/** What a donation may be for. contribute.ts has the text and the picture of each: the form needs neither. */
export const causes = [
  cause('child-education', 'Sponsor a Child', [120_000]),
  cause('cow-care', 'Cow Care', [21_000]),
  cause('nature-care', 'Nature Care', [10_000]),
  cause('new-university', 'New University'),
  cause('upcoming-university', 'Upcoming University'),
];

export type Cause = (typeof causes)[number];
