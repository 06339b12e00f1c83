import type { Db } from '../db/db';
import { announcements, sliderImages, testimonials, videos } from '../db/schema/home';
import { flagOf, inPlace } from './listed';

export function listSliderImages(db: Db) {
  return db
    .select({
      status: flagOf(sliderImages.status),
      image_url: sliderImages.imageUrl,
      title: sliderImages.title,
      sub_title: sliderImages.subTitle,
      sub_title_link: sliderImages.subTitleLink,
    })
    .from(sliderImages)
    .orderBy(...inPlace(sliderImages));
}

export function listAnnouncements(db: Db) {
  return db
    .select({ name: announcements.name, internal_link: announcements.internalLink })
    .from(announcements)
    .orderBy(...inPlace(announcements));
}

export function listTestimonials(db: Db) {
  return db
    .select({
      name: testimonials.name,
      type: testimonials.type,
      picture: testimonials.picture,
      message: testimonials.message,
    })
    .from(testimonials)
    .orderBy(...inPlace(testimonials));
}

export function listVideos(db: Db) {
  return db
    .select({
      id: videos.id,
      title: videos.title,
      description: videos.description,
      video_link: videos.videoLink,
      thumbnail: videos.thumbnail,
    })
    .from(videos)
    .orderBy(...inPlace(videos));
}
