import type { Scene } from './parts/frame';
import { admissionsDesk } from './scenes/admissions-desk';
import { alumniWalk } from './scenes/alumni-walk';
import { artRoom } from './scenes/art-room';
import { biogasSolar } from './scenes/biogas-solar';
import { campusGate } from './scenes/campus-gate';
import { careers } from './scenes/careers';
import { chemistry } from './scenes/chemistry';
import { classroomTree } from './scenes/classroom-tree';
import { contactLetter } from './scenes/contact-letter';
import { dayClock } from './scenes/day-clock';
import { diningHall } from './scenes/dining-hall';
import { dormitory } from './scenes/dormitory';
import { facultyRoom } from './scenes/faculty-room';
import { gaushala } from './scenes/gaushala';
import { gitaRecital } from './scenes/gita-recital';
import { giveTrees } from './scenes/give-trees';
import { guestHouse } from './scenes/guest-house';
import { infirmary } from './scenes/infirmary';
import { library } from './scenes/library';
import { map } from './scenes/map';
import { music } from './scenes/music';
import { playingField } from './scenes/playing-field';
import { prizeDay } from './scenes/prize-day';
import { publications } from './scenes/publications';
import { resultsBoard } from './scenes/results-board';
import { retreatFire } from './scenes/retreat-fire';
import { riverSteps } from './scenes/river-steps';
import { robotics } from './scenes/robotics';
import { scienceFair } from './scenes/science-fair';
import { shikhara } from './scenes/shikhara';
import { swimming } from './scenes/swimming';
import { timelineRoad } from './scenes/timeline-road';
import { university } from './scenes/university';
import { vedicGurukulam } from './scenes/vedic-gurukulam';
import { worldGlobe } from './scenes/world-globe';
import { yogaSunrise } from './scenes/yoga-sunrise';

/** Every scene of the site; the name is the file's. */
export const SCENES: readonly Scene[] = [
  admissionsDesk,
  alumniWalk,
  artRoom,
  biogasSolar,
  campusGate,
  careers,
  chemistry,
  classroomTree,
  contactLetter,
  dayClock,
  diningHall,
  dormitory,
  facultyRoom,
  gaushala,
  gitaRecital,
  giveTrees,
  guestHouse,
  infirmary,
  library,
  map,
  music,
  playingField,
  prizeDay,
  publications,
  resultsBoard,
  retreatFire,
  riverSteps,
  robotics,
  scienceFair,
  shikhara,
  swimming,
  timelineRoad,
  university,
  vedicGurukulam,
  worldGlobe,
  yogaSunrise,
];
