/** What a donation may be for, as pages show it. */
export type Purpose = {
  /** In links: `?cause=cow-care`. */
  id: string;
  /** As the donation has it. */
  heading: string;
  /** What it costs, in words. */
  amount: string;
  text: string;
  /** Whole rupees, the suggested amount first. */
  suggestedRupees: readonly number[];
  /** What a donation does, in one sentence. */
  does: string;
  picture: { src: string; alt: string };
  goal: Goal | null;
  /** Such as 2027-03-31; empty without one. */
  lastDay: string;
  /** After its last day: shown, and no longer offered. */
  closed: boolean;
};

export type Goal = {
  rupees: number;
  /** Paise; null while it is unknown. */
  raised: number | null;
};
