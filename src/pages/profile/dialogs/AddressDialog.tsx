import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { addressChangeOf, addressFormOf, addressFormSchema, type AddressForm } from '#domain/profile-change.ts';
import { useFieldErrors } from '#forms/field-errors.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { anonymizeAtom, localeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { CountryField } from '#ui/CountryField.tsx';
import { DialogText } from '#ui/Dialog.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';
import { changeAddressAction, countriesResource } from '../atoms.ts';
import { ConflictNotice } from '../parts/ConflictNotice.tsx';
import { useFundChange } from '../parts/fund-change.ts';
import { FieldPair } from '../parts/FieldPair.tsx';
import { ProfileDialog } from '../parts/ProfileDialog.tsx';
import { useProfileDialogs } from '../parts/profile-dialogs.ts';

/** Countries where most members of Swiss funds live, most likely first. */
const preferred = ['CH', 'LI', 'DE', 'FR', 'IT', 'AT'];

const fields = [
  'addressRow1',
  'addressRow2',
  'zipCode',
  'city',
  'countryCode',
] as const satisfies (keyof AddressForm)[];

/** The postcode's format depends on the chosen country. */
const resolver: Resolver<AddressForm> = (values, context, options) =>
  zodResolver(addressFormSchema(values.countryCode))(values, context, options);

/** Changes the address; 201 means that the change is pending. */
export const AddressDialog = () => {
  const { t } = useTranslation(['profile', 'common']);
  const { address } = useProfileDialogs().profile;
  const { log } = useServices();
  const locale = useValue(localeAtom);
  const hidden = useValue(anonymizeAtom);
  const change = useAction(changeAddressAction);
  const countries = useRemote(countriesResource, { query: { language: locale } });
  const { register, control, handleSubmit, setError, reset, trigger, formState } = useForm<AddressForm>({
    mode: 'onTouched',
    // Masked data must not be sent back.
    defaultValues: hidden ? addressFormOf({}) : address.form,
    resolver,
  });
  const { isDirty, isSubmitting, touchedFields, isSubmitted } = formState;
  const fieldError = useFieldErrors<keyof AddressForm>(formState);
  const { version, line, conflict, settleConflict, send } = useFundChange<AddressForm>('address', {
    fields,
    setError,
    isDirty,
  });

  const submit = handleSubmit((form) => send(() => change(addressChangeOf(form, version))));

  const since = address.pending?.since ?? null;
  const text = (name: Exclude<(typeof fields)[number], 'countryCode'>) => ({
    ...register(name),
    error: fieldError(name),
  });

  return (
    <ProfileDialog
      title={t('addressForm.title')}
      submitLabel={t('dialog.save')}
      pendingLabel={t('dialog.saving')}
      pending={isSubmitting}
      disabled={!isDirty}
      onSubmit={(event) => void submit(event)}
    >
      <DialogText>{since === null ? t('addressForm.lead') : t('addressForm.underWay', { date: since })}</DialogText>
      {conflict === null ? null : (
        <ConflictNotice
          newest={conflict.newest?.address.newest ?? null}
          onTake={() => {
            if (conflict.newest !== null) reset(conflict.newest.address.form);
            settleConflict();
          }}
        />
      )}
      <TextField label={t('addressForm.addressRow1')} autoComplete="address-line1" required {...text('addressRow1')} />
      <TextField
        label={t('dialog.optional', { label: t('addressForm.addressRow2') })}
        autoComplete="address-line2"
        {...text('addressRow2')}
      />
      <FieldPair>
        <TextField label={t('addressForm.zipCode')} autoComplete="postal-code" required {...text('zipCode')} />
        <TextField label={t('addressForm.city')} autoComplete="address-level2" required {...text('city')} />
      </FieldPair>
      {countries.failed || countries.data?.length === 0 ? (
        <FailedNotice
          title={t('addressForm.countriesFailed')}
          retryLabel={t('common:retry')}
          onRetry={countries.retry}
        />
      ) : (
        <Controller
          control={control}
          name="countryCode"
          render={({ field: { value, onChange, onBlur, ref, name } }) => (
            <CountryField
              label={t('addressForm.country')}
              name={name}
              ref={ref}
              value={value}
              onChange={(code) => {
                onChange(code);
                if (isSubmitted || touchedFields.zipCode === true) void trigger('zipCode');
              }}
              onBlur={onBlur}
              countries={countries.data ?? []}
              onLoadFailed={(error) => log('The search field for countries could not be loaded.', error)}
              preferred={preferred}
              emptyLabel={countries.data === null ? t('common:loading') : t('addressForm.choose')}
              noneText={t('addressForm.countryNone')}
              openText={t('addressForm.countryOpen')}
              closeText={t('addressForm.countryClose')}
              clearText={t('addressForm.countryClear')}
              required
              disabled={countries.data === null}
              error={fieldError('countryCode')}
            />
          )}
        />
      )}
      <TroubleLine trouble={line} />
    </ProfileDialog>
  );
};
