import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/Notice.tsx';
import { useCell } from '../kernel/cell.ts';
import { useStudio } from '../kernel/services.ts';

/** The share of the room from which on it is said that it gets short. */
const short = 0.8;

/** How much of its room the fund's images use: those of earlier revisions count, because each can be restored. */
export const ImageRoom = () => {
  const { t } = useTranslation('studio');
  const { imageSpace, language } = useStudio();
  const locale = useCell(language);
  const space = useCell(imageSpace);
  if (space === null) return null;
  const { images, mostImages, bytes, mostBytes } = space;
  const number = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 });
  const size = (value: number) =>
    value < 1_000_000
      ? Math.ceil(value / 1000).toLocaleString(locale, { style: 'unit', unit: 'kilobyte' })
      : (value / 1_000_000).toLocaleString(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const used = t('images.room', {
    images: number(images),
    mostImages: number(mostImages),
    used: size(bytes),
    most: size(mostBytes),
  });
  if (images < mostImages * short && bytes < mostBytes * short)
    return (
      <Typography variant="caption" component="p" color="textSecondary">
        {used}
      </Typography>
    );
  return (
    <Notice severity="warning" title={t('images.roomShort')}>
      {used} {t('images.roomFull')}
    </Notice>
  );
};
