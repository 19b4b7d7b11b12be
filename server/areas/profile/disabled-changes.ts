import { editableByFund } from '#domain/profile-change.ts';
import type { ProfileRequest } from '#server/store/tables.ts';

/** The settings by which a fund refuses changes. */
export type ChangeSwitches = Parameters<typeof editableByFund>[0];

/** Whether the fund accepts no changes of a kind; those of the recovery address follow the login address. */
export const isDisabled = (kind: ProfileRequest['kind'], settings: ChangeSwitches): boolean =>
  !editableByFund(settings)[kind === 'restoreEmailAddress' ? 'emailAddress' : kind];
