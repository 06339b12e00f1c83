/** Every drawing in public/art that a page may name, with the words for those who cannot see it. */
export const sceneAlts = {
  'campus-gate': 'The sandstone gate of the campus at dawn, with the temple spire beyond it',
  shikhara: 'The spire of the campus temple with its flags in the morning light',
  'river-steps': 'Stone steps leading down to the river at sunrise',
  'classroom-tree': 'Boys sitting with their teacher under a spreading tree',
  'yoga-sunrise': 'Boys in a yoga posture, facing the rising sun',
  'playing-field': 'Boys running across the playing field',
  robotics: 'Boys at a bench with a robot they have built',
  chemistry: 'A boy at a chemistry bench with flasks and a burner',
  music: 'Young musicians with tabla and harmonium',
  library: 'A boy reading among the shelves of the library',
  gaushala: 'Cows and a calf resting in the gaushala, the cow shelter of the campus',
  'biogas-solar': 'The dome of the bio-gas plant beside a row of solar panels',
  'dining-hall': 'Boys sitting in rows for a meal in the dining hall',
  dormitory: 'Made beds and folded blankets in a hostel dormitory',
  infirmary: 'A bed and a medicine cupboard in the school infirmary',
  'guest-house': 'The guest house, Gita Nagri, among its trees',
  'retreat-fire': 'Boys seated round a camp fire in the evening',
  'gita-recital': 'Boys on a stage reciting the Bhagavad Gita together',
  'prize-day': 'A boy receiving a prize on the school stage',
  'science-fair': 'Boys showing their models at the science fair',
  'admissions-desk': 'A family seated at the admissions desk',
  map: 'A drawn map of the campus, the temple and the river',
  'vedic-gurukulam': 'A teacher and his pupils with palm-leaf books in the gurukulam',
  'results-board': 'Boys looking up at the board of results',
  'faculty-room': 'Teachers in conversation in the faculty room',
  publications: 'A table of books published by the school',
  'alumni-walk': 'Former pupils walking back through the campus',
  careers: 'A teacher stepping up to a blackboard',
  'contact-letter': 'A letter and a pen on a writing desk',
  'give-trees': 'Hands planting a young tree',
  university: 'The planned university, drawn as a row of domes and courts',
  'timeline-road': 'A road winding past milestones towards the hills',
  'day-clock': 'The sun passing over the campus from dawn to night',
  swimming: 'Boys swimming along the lanes of a pool',
  'art-room': 'A boy painting at an easel in the art room',
  'world-globe': 'Boys gathered round a large globe',
} as const;

export type SceneName = keyof typeof sceneAlts;

export const scenePath = (scene: SceneName): string => `/art/${scene}.svg`;

/** A scene with its own description; pages that mean something more pass an `alt` of their own. */
export const picture = <Name extends SceneName>(scene: Name, alt: string = sceneAlts[scene]) => ({
  scene,
  alt,
});
