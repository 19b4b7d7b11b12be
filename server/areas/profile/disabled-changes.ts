import type { ProfileRequest } from '#server/store/tables.ts';
import type { TenantSettings } from '#tenants/format/settings.ts';

/** The settings by which a fund refuses changes. */
export type ChangeSwitches = Pick<
  TenantSettings,
  'disableAddressChange' | 'disableCivilStatusChange' | 'disableEmailChange' | 'disableMobileNumberChange'
> & { readonly configurations: Pick<TenantSettings['configurations'], 'hideCivilStatusEditing'> };

const rules: { readonly [Kind in ProfileRequest['kind']]: (settings: ChangeSwitches) => boolean } = {
  address: ({ disableAddressChange }) => disableAddressChange,
  civilStatus: ({ disableCivilStatusChange, configurations }) =>
    disableCivilStatusChange || configurations.hideCivilStatusEditing === true,
  emailAddress: ({ disableEmailChange }) => disableEmailChange,
  restoreEmailAddress: ({ disableEmailChange }) => disableEmailChange,
  mobileNumber: ({ disableMobileNumberChange }) => disableMobileNumberChange,
};

/** Whether the fund accepts no changes of a kind. */
export const isDisabled = (kind: ProfileRequest['kind'], settings: ChangeSwitches): boolean => rules[kind](settings);
