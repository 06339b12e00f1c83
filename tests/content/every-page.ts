import { about } from '@/content/about';
import { academics } from '@/content/academics';
import { admission } from '@/content/admission';
import type { PageText, Section } from '@/content/blocks';
import { careers } from '@/content/careers';
import { competition } from '@/content/competition';
import { contribute } from '@/content/contribute';
import { directBankTransfer } from '@/content/direct-bank-transfer';
import { facility } from '@/content/facility';
import { guestHouse } from '@/content/guest-house';
import { studentLife } from '@/content/student-life';
import { syllabusPage } from '@/content/syllabus';
import { vedicGurukulam } from '@/content/vedic-gurukulam';
import { weeklySchedule } from '@/content/weekly-schedule';

export const sections: readonly Section[] = [about, facility, studentLife, academics];

export const sectionPages = sections.flatMap((section) =>
  [...section.tabs, ...section.sidePages].map((page) => ({
    ...page,
    name: `${section.name}, ${page.label}`,
  })),
);

export const singlePages: readonly PageText[] = [
  admission,
  careers,
  competition,
  guestHouse,
  syllabusPage,
  vedicGurukulam,
  weeklySchedule,
  { ...contribute, blocks: contribute.taxBenefit.blocks },
  { ...directBankTransfer, blocks: [] },
];
