import { admission } from '@/content/admission';
import { scenePath } from '@/content/scene-path';
import { youtubeId } from '@/lib/school-api/youtube';
import { VideoData } from '../../seo/video-data';
import { VideoGallery } from '../../ui/video-gallery';

const { heading, text, link, published, scene } = admission.video;

const video = {
  key: 'campus',
  title: heading,
  description: text,
  videoId: youtubeId(link),
  thumbnail: scenePath(scene),
};

/** The caption of the video is the heading of the section. */
export function AdmissionVideo() {
  return (
    <section className="section admission-video" aria-label={heading}>
      <div className="page-width">
        <VideoGallery label={heading} videos={[video]} />
        <VideoData videos={[{ ...video, published }]} />
      </div>
    </section>
  );
}
