import type { Section } from '@/content/blocks';
import { facilityAcademics } from '@/content/facility/acedemics';
import { artsMusic } from '@/content/facility/arts-music';
import { ecoFriendly } from '@/content/facility/eco-friendly';
import { healthCare } from '@/content/facility/health-care';
import { inhouseTemple } from '@/content/facility/inhouse-temple';
import { internationalStandard } from '@/content/facility/international-standard';
import { laboratory } from '@/content/facility/laboratory';
import { robotics } from '@/content/facility/robotics';
import { sportsFitness } from '@/content/facility/sports-fitness';
import { school } from '@/content/school';

/** Tab n of /facility is tabs[n]; links refer to the position. */
export const facility: Section = {
  path: '/facility',
  name: 'Facilities',
  description: `What the campus of ${school.name} has for a boy: playing fields, robotics, music and art, laboratories, the temple, clean energy and an infirmary.`,
  tabs: [
    sportsFitness,
    robotics,
    artsMusic,
    ecoFriendly,
    laboratory,
    internationalStandard,
    inhouseTemple,
    healthCare,
  ],
  sidePages: [facilityAcademics],
};
