import { carousel } from '@/enhance/carousel';
import { copy } from '@/enhance/copy';
import { define } from '@/enhance/define';
import { showTargeted, watchDialogs } from '@/enhance/dialogs';
import { gallery } from '@/enhance/gallery';
import { nav } from '@/enhance/nav';
import { watchPhotos } from '@/enhance/photos';
import { checkPictures, watchPictures } from '@/enhance/pictures';
import { centreCurrent } from '@/enhance/scrollers';
import { followEarlyBack, followEarlyChoices, watchSwaps } from '@/enhance/swap';
import { tabs } from '@/enhance/tabs';
import { watchUserId } from '@/enhance/user-id';

watchUserId();
watchPictures();
watchDialogs();
watchPhotos();
watchSwaps();

/** Elements need their content, and an async script may run before it is parsed. */
function start(): void {
  define('ui-nav', nav);
  define('ui-carousel', carousel);
  define('ui-gallery', gallery);
  define('ui-tabs', tabs);
  define('ui-copy', copy);
  define('ui-swap', (host) => {
    host.dataset.on = '';
  });
  checkPictures();
  centreCurrent();
  showTargeted();
  followEarlyChoices();
  followEarlyBack();
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
