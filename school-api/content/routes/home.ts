import { Hono } from 'hono';
import type { Db } from '../../db';
import { listAnnouncements, listSliderImages, listTestimonials } from '../reads/home';

export function homeRoutes(db: Db) {
  return new Hono()
    .get('/image-slider', async (c) => c.json(await listSliderImages(db)))
    .get('/announcement', async (c) => c.json(await listAnnouncements(db)))
    .get('/testimonials', async (c) => c.json(await listTestimonials(db)));
}
