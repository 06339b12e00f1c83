import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const PICTURE_KINDS = ['picture', 'document'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** Replaced files from outside the office: the file stays, but is not served. */
export const replacedFiles = pgTable('replaced_files', {
  path: text().primaryKey(),
  replacedAt: at('replaced_at').notNull(),
});

/** Alternative texts of files from outside the office, such as the demo's. */
export const describedFiles = pgTable('described_files', {
  path: text().primaryKey(),
  alt: text().notNull(),
});

/** Pictures and documents added in the office; each is a file in the media folder. */
export const pictures = pgTable(
  'pictures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Its address, such as '/media/office/hall-3f2a.webp'. */
    path: text().notNull().unique(),
    kind: text({ enum: PICTURE_KINDS }).notNull(),
    /** Such as 'image/webp'. */
    type: text().notNull(),
    /** In pixels; null for documents. */
    width: integer(),
    height: integer(),
    /** Its dominant colour, such as '#7a5c3e', shown until it loads; null for documents. */
    colour: text(),
    bytes: integer().notNull(),
    /** The original file name. */
    name: text().notNull(),
    /** Percentages from the left and the top: the part kept when cropping. */
    focusX: integer('focus_x').notNull().default(50),
    focusY: integer('focus_y').notNull().default(50),
    alt: text().notNull().default(''),
    decorative: boolean().notNull().default(false),
    showsStudents: boolean('shows_students').notNull().default(false),
    consentOnFile: boolean('consent_on_file').notNull().default(false),
    uploadedAt: at('uploaded_at').notNull(),
    uploadedBy: text('uploaded_by').notNull(),
    /** The picture that replaced it everywhere; not a foreign key, so that restores need no order. */
    replacedBy: integer('replaced_by'),
    replacedAt: at('replaced_at'),
    binnedAt: at('binned_at'),
    revision: integer().notNull().default(1),
  },
  (table) => [
    index('pictures_uploaded').on(table.uploadedAt),
    index('pictures_binned').on(table.binnedAt).where(sql`${table.binnedAt} is not null`),
  ],
);
