/** The office: screens, sign-in and people. Other modules import only from here. */

export { savedOfficeAddress } from './address-file';
export { officeCheck } from './check';
export { openOffice } from './open-office';
export { changeRole, endAccess } from './people/change-person';
export { invitePerson, sendLink } from './people/invite';
export { firstHeadLink } from './people/join';
export { endInvitations, type MadeLink } from './people/links';
export type { Outcome } from './people/outcome';
export { isActive, listPeople, type OfficePerson, personByEmail } from './people/people';
export { invitationInput } from './people/person-input';
export { endSessionsOf, listSessions } from './people/sessions';
export { isRole, ROLES } from './route';
export { personState } from './screens/people/person-state';
export { DEFAULT_OFFICE_PORT, officeSettings } from './variables';
