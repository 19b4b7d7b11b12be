import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#kernel/locale.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { FilePath } from '#tenants/finding.ts';
import { Button } from '#ui/Button.tsx';
import { FoldedBox } from '#ui/ExpandableBox.tsx';
import { isList, isText, useField } from '../kernel/use-draft.ts';
import { Group } from '../fields/Group.tsx';
import { LineField } from '../fields/LineField.tsx';
import { SmallSelect } from '../fields/SmallSelect.tsx';
import { BlocksField } from './BlocksField.tsx';
import { EntryTools } from './EntryTools.tsx';
import { TargetField } from './LinkFields.tsx';
import { moved, without } from '../text/lists.ts';

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

type EntriesProps = {
  path: FilePath;
  label: string;
  nameOf: (number: number) => string;
  addLabel: string;
  fresh: unknown;
  children: (path: FilePath) => React.ReactNode;
};

/** A list of entries with tools for each, and a button for another one. */
export const Entries = ({ path, label, nameOf, addLabel, fresh, children }: EntriesProps) => {
  const { value, set } = useField(path, isList);
  const entries = value ?? [];
  const put = (next: readonly unknown[]) => set(next.length === 0 ? undefined : next);
  return (
    <Group label={label} sx={{ display: 'grid', gap: 1.5 }}>
      {entries.map((_, index) => {
        const name = nameOf(index + 1);
        return (
          <Group
            key={index}
            label={name}
            sx={{ borderInlineStart: '2px solid', borderColor: 'divider', paddingInlineStart: 1.5 }}
          >
            <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
              <Typography variant="subtitle2" component="p">
                {name}
              </Typography>
              <EntryTools
                name={name}
                index={index}
                count={entries.length}
                onMove={(to) => put(moved(entries, index, to))}
                onRemove={() => put(without(entries, index))}
              />
            </Stack>
            {children([...path, index])}
          </Group>
        );
      })}
      <div>
        <Button
          variant="text"
          size="small"
          startIcon="plus"
          onClick={() => put([...entries, fresh])}
          sx={{ marginInlineStart: -1 }}
        >
          {addLabel}
        </Button>
      </div>
    </Group>
  );
};

/** A box that shows a simulator. */
export const SimulationFields = ({ path, locale }: PartProps) => {
  const { t } = useTranslation('studio');
  return (
    <Stack sx={{ gap: 1 }}>
      <LineField path={[...path, 'title']} label={t('fields.title')} own="language" />
      <BlocksField path={[...path, 'text']} label={t('fields.text')} source="language" />
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
      <Entries
        path={[...path, 'links']}
        label={t('boxParts.ActionLinks')}
        nameOf={(number) => t('content.linkNumber', { number })}
        addLabel={t('content.addLink')}
        fresh={{}}
      >
        {(at) => <LinkPair path={at} locale={locale} />}
      </Entries>
    );
  if (value === 'Downloads')
    return (
      <Entries
        path={[...path, 'files']}
        label={t('boxParts.Downloads')}
        nameOf={(number) => t('content.fileNumber', { number })}
        addLabel={t('content.addFile')}
        fresh={{}}
      >
        {(at) => (
          <>
            <LinkPair path={at} locale={locale} />
            <LineField path={[...at, 'hint']} label={t('fields.hint')} own="language" />
          </>
        )}
      </Entries>
    );
  if (value === 'ContactDetails')
    return (
      <Stack sx={{ gap: 1 }}>
        <BlocksField path={[...path, 'lines']} label={t('fields.lines')} source="language" kinds="paragraphs" />
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
        <BlocksField path={[...path, 'text']} label={t('fields.text')} source="language" />
        {line('phoneNumber')}
        {line('emailAddress')}
        <LinkPair path={[...path, 'link']} locale={locale} />
      </Stack>
    );
  return <SimulationFields path={path} locale={locale} />;
};

/** The parts of a box: links, files, contact details, a person, a simulator. */
const Components = ({ path, locale }: PartProps) => {
  const { t } = useTranslation('studio');
  const { value, set } = useField(path, isList);
  const parts = value ?? [];
  const put = (next: readonly unknown[]) => set(next.length === 0 ? undefined : next);
  return (
    <Stack sx={{ gap: 1.5 }}>
      {parts.map((part, index) => {
        const type = componentTypes.find((each) => isRecord(part) && part['type'] === each) ?? 'SimulationBox';
        const name = t(`boxParts.${type}`);
        return (
          <Group key={index} label={name}>
            <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', marginBlockEnd: 0.5 }}>
              <Typography variant="subtitle2" component="p">
                {name}
              </Typography>
              <EntryTools
                name={name}
                index={index}
                count={parts.length}
                onMove={(to) => put(moved(parts, index, to))}
                onRemove={() => put(without(parts, index))}
              />
            </Stack>
            <ComponentFields path={[...path, index]} locale={locale} />
          </Group>
        );
      })}
      <div>
        <SmallSelect<ComponentType | ''>
          label={t('content.addPart')}
          value=""
          options={[
            { value: '', label: t('content.addPart') },
            ...componentTypes.map((type) => ({ value: type, label: t(`boxParts.${type}`) })),
          ]}
          onChange={(type) => {
            if (type !== '') put([...parts, freshComponents[type]]);
          }}
        />
      </div>
    </Stack>
  );
};

const BoxFields = ({ path, locale }: PartProps) => {
  const { t } = useTranslation('studio');
  return (
    <Stack sx={{ gap: 1.5 }}>
      <LineField path={[...path, 'title']} label={t('fields.title')} own="language" required />
      <BlocksField path={[...path, 'description']} label={t('fields.description')} source="language" />
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
  return (
    <Entries
      path={path}
      label={t('content.boxes')}
      nameOf={(number) => t('content.boxNumber', { number })}
      addLabel={t('content.addBox')}
      fresh={{ title: t('content.newBox') }}
    >
      {(at) => <BoxFields path={at} locale={locale} />}
    </Entries>
  );
};
