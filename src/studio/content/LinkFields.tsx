import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { linkPlaceholders } from '#contract/content.ts';
import { routeKeys, accessOf, parentRoute, wordOf } from '#contract/route-words.ts';
import { placeholders } from '#domain/content-target.ts';
import type { Locale } from '#kernel/locale.ts';
import type { FilePath } from '#tenants/finding.ts';
import { TextField } from '#ui/TextField.tsx';
import { useTextField } from '../kernel/use-draft.ts';
import { FieldBox, type Source } from '../fields/FieldBox.tsx';

type TargetFieldProps = { path: FilePath; label: string; locale: Locale; source: Source };

/**
 * Where a link leads: a page of the portal, which the field proposes, an address on the web, or a place that the provider
 * knows.
 */
export const TargetField = ({ path, label, locale, source }: TargetFieldProps) => {
  const { t } = useTranslation(['studio', 'shell']);
  const { value, set } = useTextField(path);
  const id = useId();
  const pages = routeKeys.filter((key) => accessOf(key) === 'session' && parentRoute(key) === null);
  return (
    <FieldBox
      path={path}
      name={label}
      source={value === undefined ? 'none' : source}
      instead="none"
      onReset={() => set(undefined)}
    >
      <TextField
        label={label}
        helperText={t('studio:content.targetHelp')}
        value={value ?? ''}
        inputMode="url"
        autoCapitalize="none"
        list={id}
        onChange={({ target }) => set(target.value)}
      />
      <Box component="datalist" id={id}>
        {pages.map((key) => (
          <option key={key} value={`/${wordOf(key, locale)}`}>
            {t(`shell:titles.${key}`)}
          </option>
        ))}
        {placeholders.map((name) => (
          <option key={name} value={`{${name}}`}>
            {t(`studio:placeholders.${linkPlaceholders[name]}`)}
          </option>
        ))}
      </Box>
    </FieldBox>
  );
};
