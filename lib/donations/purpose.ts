export type Purpose = {
  /** In links: `?cause=cow-care`. */
  id: string;
  /** The value in the donation. */
  heading: string;
  /** What it costs, in words. */
  amount: string;
  text: string;
  /** Whole rupees, the suggested amount first. */
  suggestedRupees: readonly number[];
  /** What a donation achieves, in one sentence. */
  does: string;
  picture: { src: string; alt: string };
  goal: Goal | null;
  /** Such as 2027-03-31; empty if there is none. */
  lastDay: string;
  /** After its last day: shown but no longer selectable. */
  closed: boolean;
};

export type Goal = {
  rupees: number;
  /** Paise; null while it is unknown. */
  raised: number | null;
};
