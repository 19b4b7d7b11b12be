import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { houseBrand, type BrandInput } from '#theme/brand.ts';
import { typefaceFaces, typefaceStack, type TypefaceName } from '#theme/typefaces.ts';
import { draftBrand } from '../kernel/draft-brand.ts';
import { useFileAt, useFundCode } from '../kernel/use-draft.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { ColourField } from '../fields/ColourField.tsx';
import { LineField } from '../fields/LineField.tsx';
import { Contrast } from './Contrast.tsx';
import { PaletteFromLogo } from './PaletteFromLogo.tsx';
import { FieldGroup, SectionFrame } from './SectionFrame.tsx';
import { useShowInPreview } from '../kernel/show-in-preview.ts';
import { brandPath } from './brand-path.ts';

const typefaces = ['grotesque', 'geometric', 'humanist', 'serif'] as const satisfies readonly TypefaceName[];
const radii = { sharp: 1, soft: 5, round: 12 } as const;
const rows = { compact: 3, comfortable: 5 } as const;
const modes = ['light', 'dark', 'system'] as const;

/** The typefaces that one chooses from, so that each is drawn in itself. */
const faces = (
  <GlobalStyles styles={typefaces.flatMap((name) => typefaceFaces(name).map((face) => ({ '@font-face': face })))} />
);

const CornerPicture = ({ radius }: { radius: number }) => (
  <Box
    aria-hidden
    style={{ borderStartStartRadius: radius }}
    sx={{ inlineSize: 28, blockSize: 20, border: '2px solid currentColor', borderInlineEnd: 0, borderBlockEnd: 0 }}
  />
);

const DensityPicture = ({ gap }: { gap: number }) => (
  <Box aria-hidden style={{ gap }} sx={{ display: 'grid', alignContent: 'center', blockSize: 24, inlineSize: 28 }}>
    {[0, 1, 2].map((line) => (
      <Box key={line} sx={{ blockSize: 2, backgroundColor: 'currentColor' }} />
    ))}
  </Box>
);

/** The brand as the portal reads it; it follows once the preview wears what is typed. */
const useReadBrand = (): BrandInput => {
  const code = useFundCode();
  const written = useDeferredValue(useFileAt(['settings']));
  return useMemo(() => draftBrand(code, written), [code, written]);
};

const SecondaryField = () => {
  const { t } = useTranslation('studio');
  return (
    <ColourField
      path={brandPath('secondary')}
      label={t('fields.secondary')}
      fallback={useReadBrand().secondary}
      fallbackSource="house"
    />
  );
};

/** What depends on the brand as a whole: colours from the logo, and how legible the fund's are. */
const BrandColours = () => {
  const brand = useReadBrand();
  return (
    <>
      <PaletteFromLogo brand={brand} />
      <Contrast brand={brand} />
    </>
  );
};

/** Name, colours, typeface, corners, density and modes. */
export const BrandSection = () => {
  const { t } = useTranslation(['studio', 'shell']);
  useShowInPreview('dashboard');
  return (
    <SectionFrame section="brand" hasDefaults>
      {faces}
      <LineField
        path={['settings', 'displayName']}
        label={t('studio:fields.displayName')}
        help={t('studio:brand.nameHelp')}
        required
      />
      <FieldGroup title={t('studio:brand.colours')}>
        <ColourField
          path={brandPath('primary')}
          label={t('studio:fields.primary')}
          fallback={houseBrand.primary}
          fallbackSource="house"
        />
        <SecondaryField />
        <BrandColours />
      </FieldGroup>
      <FieldGroup title={t('studio:brand.form')}>
        <ChoiceField
          path={brandPath('typeface')}
          label={t('studio:fields.typeface')}
          house={houseBrand.typeface}
          options={typefaces.map((value) => ({
            value,
            label: t(`studio:brand.typefaces.${value}`),
            picture: (
              <Box
                aria-hidden
                style={{ fontFamily: typefaceStack(value) }}
                sx={{ fontSize: '1.375rem', lineHeight: 1.2 }}
              >
                Aa
              </Box>
            ),
          }))}
        />
        <ChoiceField
          path={brandPath('corner')}
          label={t('studio:fields.corner')}
          house={houseBrand.corner}
          options={(['sharp', 'soft', 'round'] as const).map((value) => ({
            value,
            label: t(`studio:brand.corners.${value}`),
            picture: <CornerPicture radius={radii[value]} />,
          }))}
        />
        <ChoiceField
          path={brandPath('density')}
          label={t('studio:fields.density')}
          house={houseBrand.density}
          options={(['compact', 'comfortable'] as const).map((value) => ({
            value,
            label: t(`studio:brand.densities.${value}`),
            picture: <DensityPicture gap={rows[value]} />,
          }))}
        />
        <ChoiceField
          path={brandPath('mode')}
          label={t('studio:fields.mode')}
          house={houseBrand.mode}
          options={modes.map((value) => ({ value, label: t(`studio:brand.modes.${value}`) }))}
        />
      </FieldGroup>
    </SectionFrame>
  );
};
