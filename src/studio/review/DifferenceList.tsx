import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { FundFiles } from '#contract/studio/files.ts';
import { mailLogoOf } from '#domain/logos.ts';
import { differencesOf, type Difference } from '#tenants/differences.ts';
import { studioSections, type FilePath } from '#tenants/finding.ts';
import { imageFields, readSettings } from '#tenants/read-settings.ts';
import { Icon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { pathName } from '../kernel/paths.ts';
import { useFundCode } from '../kernel/use-draft.ts';
import { fieldAddress } from '../kernel/finding-place.ts';
import { useFieldWords } from '../words/field-words.ts';
import { ValueView } from '../words/ValueView.tsx';

type DifferenceListProps = {
  before: FundFiles;
  after: FundFiles;
  /** In what they differ, from whoever has worked it out. */
  differences?: readonly Difference[] | undefined;
  /** Each field leads to where it is edited. */
  leadsOn?: boolean;
};

/** A difference, with the setting that it is told by and whether it is of the copy of a logo for mails. */
type Row = { readonly difference: Difference; readonly field: FilePath; readonly isCopy: boolean };

/** The setting that names an image, or the logo whose copy for mails the image is. */
const settingOf = (
  image: string,
  fields: ReturnType<typeof imageFields>,
): Pick<Row, 'field' | 'isCopy'> | undefined => {
  const own = fields.find(({ file }) => file === image);
  const named = own ?? fields.find(({ file }) => file !== undefined && mailLogoOf(file) === image);
  return named && { field: ['settings', ...named.path], isCopy: own === undefined };
};

/** The differences as they are told: an image by the setting that names it, once, and a logo's copy for mails with it. */
const rowsOf = (differences: readonly Difference[], code: string, { before, after }: DifferenceListProps): Row[] => {
  const fieldsOf = ({ settings }: FundFiles) => imageFields(readSettings(code, settings).settings);
  const [fieldsAfter, fieldsBefore] = [fieldsOf(after), fieldsOf(before)];
  const rows = differences.map((difference): Row => {
    const { path } = difference;
    const image = path[0] === 'assets' ? String(path[1]) : null;
    const known = image === null ? undefined : (settingOf(image, fieldsAfter) ?? settingOf(image, fieldsBefore));
    return { difference, ...(known ?? { field: path, isCopy: false }) };
  });
  const told = new Set(rows.filter(({ isCopy }) => !isCopy).map(({ field }) => pathName(field)));
  return rows.filter(({ difference: { path }, field, isCopy }) => {
    if (isCopy && told.has(pathName(field))) return false;
    if (path[0] !== 'assets') return true;
    const image = String(path[1]);
    const isReplaced = before.assets[image] !== undefined && after.assets[image] !== undefined;
    // One that came or went with its setting is shown there.
    return (
      isReplaced ||
      !differences.some(
        ({ path: own, ...values }) => own[0] === 'settings' && [values.before, values.after].includes(image),
      )
    );
  });
};

/** In what two states of a fund's files differ, field by field: before and after. */
export const DifferenceList = (props: DifferenceListProps) => {
  const { before, after, differences = differencesOf(before, after), leadsOn = false } = props;
  const { t } = useTranslation('studio');
  const code = useFundCode();
  const words = useFieldWords();
  const shown = rowsOf(differences, code, props);
  if (shown.length === 0) return <Typography color="textSecondary">{t('review.same')}</Typography>;
  return (
    <Stack sx={{ gap: 3 }}>
      {studioSections.map((section) => {
        const own = shown.filter(({ difference }) => difference.section === section);
        if (own.length === 0) return null;
        return (
          <Stack key={section} sx={{ gap: 1 }}>
            <Typography variant="subtitle1" component="h3">
              {t(`sections.${section}.title`)}
            </Typography>
            <Stack component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {own.map(({ difference, field, isCopy }) => {
                const { path } = difference;
                const address = leadsOn ? fieldAddress(code, section, field) : null;
                const name = isCopy ? t('review.mailCopy', { name: words(field) }) : words(field);
                return (
                  <Box
                    component="li"
                    key={pathName(path) + difference.kind}
                    sx={{ paddingBlock: 1.5, borderBlockStart: '1px solid', borderColor: 'divider' }}
                  >
                    <Typography variant="subtitle2" component="p">
                      {address === null ? name : <Link href={address}>{name}</Link>}
                    </Typography>
                    <Box
                      sx={{
                        display: 'grid',
                        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
                        alignItems: 'start',
                        columnGap: 2,
                        rowGap: 0.5,
                        marginBlockStart: 0.5,
                      }}
                    >
                      <Box sx={{ color: 'text.secondary', minInlineSize: 0 }}>
                        <VisuallyHidden>{t('review.before')}: </VisuallyHidden>
                        <ValueView path={field} value={difference.before} files={before} />
                      </Box>
                      <Box
                        aria-hidden
                        sx={{
                          color: 'text.secondary',
                          transform: { xs: 'rotate(90deg)', sm: 'none' },
                          justifySelf: 'start',
                        }}
                      >
                        <Icon name="arrowRight" size={18} />
                      </Box>
                      <Box sx={{ minInlineSize: 0 }}>
                        <VisuallyHidden>{t('review.after')}: </VisuallyHidden>
                        <ValueView path={field} value={difference.after} files={after} />
                      </Box>
                    </Box>
                  </Box>
                );
              })}
            </Stack>
          </Stack>
        );
      })}
    </Stack>
  );
};
