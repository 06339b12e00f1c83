import * as z from 'zod';
import { albumPicture } from '../entities/album';

/** By the name of the scene: the school's own photograph in place of the drawing. */
export const scenePhotos = z.record(z.string(), albumPicture);
