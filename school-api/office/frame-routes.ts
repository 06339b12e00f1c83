import { confirmRoutes } from './confirm/routes';
import type { OfficeRoute, OpenRoute } from './route';
import { invitedRoutes } from './sign-in/invited';
import { signInPages } from './sign-in/pages';
import { signOut } from './sign-in/sign-out';

/** For anyone. */
export const openRoutes: readonly OpenRoute[] = [...signInPages, ...invitedRoutes];

/** For everybody who is signed in, whatever the role. */
export const frameRoutes: readonly OfficeRoute[] = [...confirmRoutes, signOut];
