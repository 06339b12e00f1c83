import type { SceneName } from '@/content/scenes';

/**
 * The text of a page as data. Texts are plain: no HTML. `*word*` marks a romanised Sanskrit or
 * Hindi term, which the page shows in italics and announces in its language (see content/inline.ts).
 */
export type ScenePicture = { scene: SceneName; alt: string };

/** A verse, with its language for the font and for screen readers. */
export type Verse = { text: string; lang: 'sa' | 'hi'; meaning: string; source: string };

/** A key figure. `source` explains in small type what it counts. */
export type Fact = { value: string; label: string; source?: string };

export type Link = { label: string; href: string };

export type Card = { heading: string; text: string; link?: Link };

export type TimelineEntry = { year: number; heading: string; text: string };

/** `time` is on the 24-hour clock, '04:00'; content/clock.ts shows it as '04:00 AM'. */
export type TimetableRow = {
  time: string;
  what: string;
  note?: string;
  /** Labelled on the arc of the sun above the table. */
  arc?: true;
};

export type Contest = { year: number; name: string; place: string; result: string };

export type FlowStep = { heading: string; text: string };

export type Block =
  /** A paragraph. */
  | string
  /** A paragraph with facts that the office changes, so read when it is shown. */
  | { kind: 'paragraph'; get text(): string }
  | { kind: 'heading'; text: string }
  | { kind: 'quote'; text: string; by?: string }
  | { kind: 'list'; items: readonly string[]; ordered?: boolean }
  | { kind: 'facts'; items: readonly Fact[] }
  | { kind: 'verse'; verse: Verse }
  | { kind: 'picture'; picture: ScenePicture; caption?: string }
  | { kind: 'gallery'; label: string; items: readonly ScenePicture[] }
  | { kind: 'cards'; items: readonly Card[] }
  | { kind: 'timeline'; entries: readonly TimelineEntry[] }
  | { kind: 'contests'; items: readonly Contest[] }
  | { kind: 'flow'; label: string; steps: readonly FlowStep[] }
  | {
      kind: 'table';
      caption: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
    }
  | { kind: 'timetable'; caption: string; rows: readonly TimetableRow[] }
  | { kind: 'signature'; name: string; role: string }
  | { kind: 'note'; text: string }
  | { kind: 'links'; items: readonly Link[] };

export type Blocks = readonly Block[];

/** What every text page has: title, meta description, banner and body. */
export type PageText = {
  title: string;
  description: string;
  scene: SceneName;
  banner: { heading: string; verse?: Verse };
  blocks: Blocks;
  /** Text after the records of the school API. */
  closing?: Blocks;
};

/** One tab of a section. `slug` is its sub-route below the section's path, if it has one. */
export type TabPage = PageText & { slug: string | null; label: string };

/** A page below a section that belongs to none of its tabs. */
export type SidePage = PageText & { slug: string; label: string };

export type Section = {
  path: string;
  name: string;
  /** Meta description of the section's own page. */
  description?: string;
  tabs: readonly TabPage[];
  sidePages: readonly SidePage[];
};
