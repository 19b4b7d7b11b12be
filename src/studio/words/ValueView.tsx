import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { FundFiles } from '#contract/studio/files.ts';
import { normaliseHex } from '#kernel/colour.ts';
import { isLocale, languageName } from '#kernel/locale.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { FilePath } from '#tenants/finding.ts';
import { white } from '#theme/palette.ts';
import { readWritten } from '../text/written-blocks.ts';
import { useSayIf } from '../kernel/say.ts';
import { useStudio } from '../kernel/services.ts';
import { useDarkGround } from '../kernel/use-dark-ground.ts';
import { useFieldWords } from './field-words.ts';

/** Settings that are on where something is taken away. */
const isInverse = (key: string): boolean => /^(?:disable|hide)/.test(key);

const choices: Readonly<Record<string, string>> = {
  corner: 'brand.corners',
  density: 'brand.densities',
  typeface: 'brand.typefaces',
  mode: 'brand.modes',
};

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : isRecord(value) ? Object.values(value).flatMap(textsIn) : [];

const hashPattern = /^[0-9a-f]{64}$/;

type PictureProps = { hash: string; path: FilePath; name: string; settings: FundFiles['settings'] };

/** An image on what the portal shows it on: a logo on light paper, or on the fund's own dark one. */
const Picture = ({ hash, path, name, settings }: PictureProps) => {
  const { imageAddress } = useStudio();
  const dark = useDarkGround(settings);
  const key = path.at(-1);
  return (
    <Box
      component="img"
      src={imageAddress(hash)}
      alt={name}
      sx={({ tokens }) => ({
        maxInlineSize: '100%',
        maxBlockSize: 88,
        padding: 1,
        borderRadius: 1,
        backgroundColor: key === 'logoImageDark' ? dark : key === 'logoImage' ? white : tokens.colour.surface.sunken,
      })}
    />
  );
};

type ValueViewProps = {
  path: FilePath;
  value: unknown;
  /** The files that it is of: an image is known by its name there. */
  files: FundFiles;
};

/** A field's value as people see it: a colour as a swatch, an image as a picture, a switch as a word. */
export const ValueView = ({ path, value, files }: ValueViewProps) => {
  const { t } = useTranslation('studio');
  const say = useSayIf();
  const words = useFieldWords();
  const key = String(path.at(-1) ?? '');
  if (path.includes('settled'))
    return (
      <Typography variant="body2" color={value === undefined ? 'textSecondary' : undefined}>
        {t(value === undefined ? 'findings.isReported' : 'findings.isLeft')}
      </Typography>
    );
  if (value === undefined || value === null)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('review.nothing')}
      </Typography>
    );
  if (typeof value === 'boolean')
    return <Typography variant="body2">{t(value === isInverse(key) ? 'review.off' : 'review.on')}</Typography>;
  if (typeof value === 'string') {
    const colour = /^(?:primary|secondary)$/.test(key) ? normaliseHex(value) : undefined;
    if (colour !== undefined)
      return (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            aria-hidden
            style={{ backgroundColor: colour }}
            sx={{ inlineSize: 28, blockSize: 28, borderRadius: 1, outline: '1px solid', outlineColor: 'divider' }}
          />
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {colour}
          </Typography>
        </Box>
      );
    const hash = hashPattern.test(value) ? value : /[iI]mage|favicon/.test(key) ? files.assets[value] : undefined;
    if (hash !== undefined)
      return <Picture hash={hash} path={path} name={hash === value ? words(path) : value} settings={files.settings} />;
    const group = choices[key] ?? (path.includes('dashboardBoxes') ? 'boxStates' : null);
    const said = group === null ? null : say(`studio:${group}.${value}`);
    return (
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {said ?? (path[0] === 'content' ? readWritten(value).text : value)}
      </Typography>
    );
  }
  const texts = textsIn(value).map((text) => (isLocale(text) ? languageName(text) : readWritten(text).text));
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {typeof value === 'number' ? value : texts.join(path.at(-1) === 'languages' ? ', ' : '\n')}
    </Typography>
  );
};
