/** Key of the flag that is set while the portal reloads into or out of a view of another member's portal (local storage). */
export const viewFlag = 'pilaster.showImpersonated';
