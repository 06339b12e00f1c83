import { announcements, type Db, pictures, sliderImages, testimonials } from '../../db';
import { isPictureAt } from '../pictures/rows';
import { publishedPicture } from './consents';
import { asFlag, listOrder } from './list-order';

export function listSliderImages(db: Db) {
  return db
    .select({
      status: asFlag(sliderImages.status),
      image_url: sliderImages.imageUrl,
      image_alt: pictures.alt,
      title: sliderImages.title,
      sub_title: sliderImages.subTitle,
      sub_title_link: sliderImages.subTitleLink,
    })
    .from(sliderImages)
    .leftJoin(pictures, isPictureAt(sliderImages.imageUrl))
    .orderBy(...listOrder(sliderImages));
}

export function listAnnouncements(db: Db) {
  return db
    .select({ name: announcements.name, internal_link: announcements.internalLink })
    .from(announcements)
    .orderBy(...listOrder(announcements));
}

export function listTestimonials(db: Db) {
  return db
    .select({
      name: testimonials.name,
      type: testimonials.type,
      picture: publishedPicture(testimonials),
      message: testimonials.message,
    })
    .from(testimonials)
    .orderBy(...listOrder(testimonials));
}
