import { scaledTo } from '../ui/picture';
import { SHARE_SIZE } from './share-picture';

/**
 * A picture of the school's for messengers, which show JPEG alone, up to 300 KB: the image optimiser makes
 * one for whoever does not ask for WebP.
 */
export const messengerPicture = (src: string): string => scaledTo(src, SHARE_SIZE.width, 55);
