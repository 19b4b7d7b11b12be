import { useTranslation } from 'react-i18next';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { brandingAtom } from '#state/fund/settings.ts';
import { colourModeAtom } from '#state/kernel/ui.ts';
import { houseBrand } from '#theme/brand.ts';
import { ModeChoice } from '#ui/ModeChoice.tsx';

/** Switches between light, dark and the device's mode; initially the fund's. */
export const ModeSwitch = () => {
  const { t } = useTranslation('shell');
  const chosen = useValue(colourModeAtom);
  const { brand } = useValue(brandingAtom);
  const choose = useAction(colourModeAtom);
  return (
    <ModeChoice
      label={t('mode.label')}
      value={chosen ?? brand.mode ?? houseBrand.mode}
      options={[
        { value: 'light', label: t('mode.light') },
        { value: 'dark', label: t('mode.dark') },
        { value: 'system', label: t('mode.system') },
      ]}
      onChange={choose}
    />
  );
};
