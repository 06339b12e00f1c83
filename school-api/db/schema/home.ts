import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { listColumns } from './list-columns';

export const sliderImages = pgTable('slider_images', {
  ...listColumns(),
  status: boolean().notNull().default(true),
  imageUrl: text('image_url').notNull().default(''),
  title: text().notNull().default(''),
  subTitle: text('sub_title').notNull().default(''),
  subTitleLink: text('sub_title_link').notNull().default(''),
});

export const announcements = pgTable('announcements', {
  ...listColumns(),
  name: text().notNull(),
  internalLink: text('internal_link').notNull().default(''),
});

export const testimonials = pgTable('testimonials', {
  ...listColumns(),
  name: text().notNull(),
  type: text().notNull().default(''),
  picture: text().notNull().default(''),
  /** A parent, or the person, has agreed to the picture in writing. */
  consentOnFile: boolean('consent_on_file').notNull().default(false),
  message: text().notNull().default(''),
});

export const videos = pgTable('videos', {
  ...listColumns(),
  title: text().notNull().default(''),
  description: text().notNull().default(''),
  videoLink: text('video_link').notNull().default(''),
  thumbnail: text().notNull().default(''),
});
