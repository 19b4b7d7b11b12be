import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#kernel/locale.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { FilePath } from '#tenants/finding.ts';
import { FoldedBox } from '#ui/ExpandableBox.tsx';
import { isText, useField } from '../kernel/use-draft.ts';
import { LineField } from '../fields/LineField.tsx';
import { BlocksField } from './BlocksField.tsx';
import { EntryList } from './EntryList.tsx';
import { TargetField } from './LinkFields.tsx';
import { useFreshWords } from './use-fresh-words.ts';

type PartProps = { path: FilePath; locale: Locale };

/** A link's words and where it leads. */
const LinkPair = ({ path, locale }: PartProps) => {
  const { t } = useTranslation('studio');
  return (
    <>
      <LineField path={[...path, 'text']} label={t('fields.linkText')} own="language" />
      <TargetField path={[...path, 'link']} label={t('fields.link')} locale={locale} source="language" />
    </>
  );
};

/** A box that shows a simulator. */
export const SimulationFields = ({ path, locale }: PartProps) => {
  const { t } = useTranslation('studio');
  return (
    <Stack sx={{ gap: 1 }}>
      <LineField path={[...path, 'title']} label={t('fields.title')} own="language" />
      <BlocksField path={[...path, 'text']} label={t('fields.text')} locale={locale} source="language" />
      <LineField path={[...path, 'linkText']} label={t('fields.linkText')} own="language" />
      <TargetField path={[...path, 'link']} label={t('fields.link')} locale={locale} source="language" />
    </Stack>
  );
};

const componentTypes = ['ActionLinks', 'Downloads', 'ContactDetails', 'FinanceExpert', 'SimulationBox'] as const;
type ComponentType = (typeof componentTypes)[number];

const freshComponents: { readonly [T in ComponentType]: object } = {
  ActionLinks: { type: 'ActionLinks', links: [{}] },
  Downloads: { type: 'Downloads', files: [{}] },
  ContactDetails: { type: 'ContactDetails' },
  FinanceExpert: { type: 'FinanceExpert' },
  SimulationBox: { type: 'SimulationBox' },
};

const ComponentFields = ({ path, locale }: PartProps) => {
  const { t } = useTranslation('studio');
  const { value } = useField([...path, 'type'], isText);
  const line = (key: 'name' | 'role' | 'phoneNumber' | 'emailAddress') => (
    <LineField path={[...path, key]} label={t(key === 'name' ? 'fields.personName' : `fields.${key}`)} own="language" />
  );
  if (value === 'ActionLinks')
    return (
      <EntryList
        path={[...path, 'links']}
        label={t('boxParts.ActionLinks')}
        nameOf={(_entry, number) => t('content.linkNumber', { number })}
        adding={{ label: t('content.addLink'), fresh: {} }}
      >
        {(at) => <LinkPair path={at} locale={locale} />}
      </EntryList>
    );
  if (value === 'Downloads')
    return (
      <EntryList
        path={[...path, 'files']}
        label={t('boxParts.Downloads')}
        nameOf={(_entry, number) => t('content.fileNumber', { number })}
        adding={{ label: t('content.addFile'), fresh: {} }}
      >
        {(at) => (
          <>
            <LinkPair path={at} locale={locale} />
            <LineField path={[...at, 'hint']} label={t('fields.hint')} own="language" />
          </>
        )}
      </EntryList>
    );
  if (value === 'ContactDetails')
    return (
      <Stack sx={{ gap: 1 }}>
        <BlocksField
          path={[...path, 'lines']}
          label={t('fields.lines')}
          locale={locale}
          source="language"
          kinds="paragraphs"
        />
        {line('phoneNumber')}
        {line('emailAddress')}
        <TargetField path={[...path, 'website']} label={t('fields.website')} locale={locale} source="language" />
      </Stack>
    );
  if (value === 'FinanceExpert')
    return (
      <Stack sx={{ gap: 1 }}>
        {line('name')}
        {line('role')}
        <BlocksField path={[...path, 'text']} label={t('fields.text')} locale={locale} source="language" />
        {line('phoneNumber')}
        {line('emailAddress')}
        <LinkPair path={[...path, 'link']} locale={locale} />
      </Stack>
    );
  return <SimulationFields path={path} locale={locale} />;
};

const typeOf = (part: unknown): ComponentType =>
  componentTypes.find((each) => isRecord(part) && part['type'] === each) ?? 'SimulationBox';

/** The parts of a box: links, files, contact details, a person, a simulator. */
const Components = ({ path, locale }: PartProps) => {
  const { t } = useTranslation('studio');
  return (
    <EntryList
      path={path}
      label={t('content.parts')}
      nameOf={(part) => t(`boxParts.${typeOf(part)}`)}
      adding={{
        label: t('content.addPart'),
        kinds: componentTypes.map((value) => ({ value, label: t(`boxParts.${value}`), fresh: freshComponents[value] })),
      }}
      instead="none"
    >
      {(at) => <ComponentFields path={at} locale={locale} />}
    </EntryList>
  );
};

const BoxFields = ({ path, locale }: PartProps) => {
  const { t } = useTranslation('studio');
  return (
    <Stack sx={{ gap: 1.5 }}>
      <LineField path={[...path, 'title']} label={t('fields.title')} own="language" required />
      <BlocksField path={[...path, 'description']} label={t('fields.description')} locale={locale} source="language" />
      <Components path={[...path, 'components']} locale={locale} />
      <FoldedBox title={t('content.button')} headingLevel={3} isOneOfMany>
        <LinkPair path={[...path, 'button']} locale={locale} />
      </FoldedBox>
    </Stack>
  );
};

/** The boxes beside a page's text. */
export const BoxesField = ({ path, locale }: PartProps) => {
  const { t } = useTranslation('studio');
  const fresh = useFreshWords(locale);
  return (
    <EntryList
      path={path}
      label={t('content.boxes')}
      nameOf={(_entry, number) => t('content.boxNumber', { number })}
      adding={{ label: t('content.addBox'), fresh: fresh === null ? null : { title: fresh('box') } }}
    >
      {(at) => <BoxFields path={at} locale={locale} />}
    </EntryList>
  );
};
