import type { Scene } from './parts/frame';
import { campusGate } from './scenes/campus-gate';
import { classroomTree } from './scenes/classroom-tree';
import { gitaRecital } from './scenes/gita-recital';
import { library } from './scenes/library';
import { map } from './scenes/map';
import { riverSteps } from './scenes/river-steps';
import { shikhara } from './scenes/shikhara';
import { yogaSunrise } from './scenes/yoga-sunrise';

export const SCENES: readonly Scene[] = [
  campusGate,
  shikhara,
  riverSteps,
  classroomTree,
  library,
  yogaSunrise,
  gitaRecital,
  map,
];
