import { acceptedTerms } from '#contract/endpoints/terms.ts';
import { resource } from '#state/remote/resource.ts';

/** Which terms the member has accepted; beyond the specification, so the page says nothing if it can't be loaded. */
export const acceptedTermsResource = resource('terms.accepted', acceptedTerms);
