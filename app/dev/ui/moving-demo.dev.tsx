import { Carousel } from '@/components/ui/carousel';
import { CopyButton } from '@/components/ui/copy-button';
import { AlertBox, Dialog, DialogLink } from '@/components/ui/dialog';
import { Picture } from '@/components/ui/picture';
import { ReadMore } from '@/components/ui/read-more';
import { InternalTabs, TabLinks } from '@/components/ui/tabs';
import { VideoGallery } from '@/components/ui/video-gallery';

const scenes = ['campus-gate', 'river-steps', 'library', 'yoga-sunrise', 'shikhara'] as const;

const videos = [
  { key: '1', title: 'A day here', videoId: 'DEMO0000001', thumbnail: '/media/videos/1.webp' },
  { key: '2', title: 'Without a player', videoId: null, thumbnail: '/media/videos/2.webp' },
];

const tabs = ['First', 'Second', 'Third'];

export function MovingDemo() {
  return (
    <div className="grid gap-14">
      <Carousel label="One at a time" preload>
        {scenes.map((scene) => (
          <Picture key={scene} src={`/art/${scene}.svg`} alt={scene} ratio="16/9" />
        ))}
      </Carousel>
      <Carousel label="Three from 768 px" layout="thirds">
        {scenes.map((scene) => (
          <Picture key={scene} src={`/art/${scene}.svg`} alt={scene} ratio="4/5" arch />
        ))}
      </Carousel>
      <TabLinks
        label="Links"
        tabs={tabs.map((label, index) => ({ label, href: `?tab=${index}` }))}
        current={1}
      />
      <InternalTabs
        id="demo-tabs"
        label="Inside the page"
        vertical
        tabs={tabs.map((label) => ({ id: `tab-${label}`, label, panel: <p>{label} panel</p> }))}
      />
      <VideoGallery label="Videos" videos={videos} />
      <div className="flex flex-wrap items-center gap-6">
        <DialogLink opens="demo-dialog" className="link">
          Open a dialog
        </DialogLink>
        <DialogLink opens="demo-alert" className="link">
          Open an alert
        </DialogLink>
        <span id="demo-copy">000011112222</span>
        <CopyButton copies="demo-copy" what="the number" />
      </div>
      <Dialog id="demo-dialog" title="A dialog">
        <p>With some words in it.</p>
      </Dialog>
      <AlertBox id="demo-alert" text="No application link available." />
      <ReadMore excerpt={<p>The beginning...</p>} about="the demo">
        <p>The beginning and all the rest.</p>
      </ReadMore>
    </div>
  );
}
