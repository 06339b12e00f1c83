import * as z from 'zod';
import { albumPicture } from '../entities/album';

/** By scene name: the school's own photograph in place of the drawing. */
export const scenePhotos = z.record(z.string(), albumPicture);
