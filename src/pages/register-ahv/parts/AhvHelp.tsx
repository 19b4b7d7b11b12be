import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { certificateImageAtom } from '#state/fund/settings.ts';
import { HealthCardImage } from '#ui/HealthCardImage.tsx';
import { HelpDialog } from '#ui/HelpDialog.tsx';
import { PensionCertificateImage } from '#ui/PensionCertificateImage.tsx';

type AhvHelpProps = { onClose: () => void };

/** Shows by two examples where to find the social security number. */
export const AhvHelp = ({ onClose }: AhvHelpProps) => {
  const { t } = useTranslation('registration');
  const certificateImage = useValue(certificateImageAtom);
  return (
    <HelpDialog
      title={t('ahv.where')}
      tabsLabel={t('ahv.helpTabs')}
      closeLabel={t('close')}
      onClose={onClose}
      tabs={[
        {
          key: 'card',
          label: t('ahv.cardTab'),
          content: (
            <>
              <p>{t('ahv.cardText')}</p>
              <HealthCardImage alt={t('ahv.cardAlt')} numberCaption={t('ahv.label')} nameCaption={t('ahv.name')} />
            </>
          ),
        },
        {
          key: 'certificate',
          label: t('ahv.certificateTab'),
          content: (
            <>
              <p>{t('ahv.certificateText')}</p>
              <PensionCertificateImage
                alt={t('ahv.certificateAlt')}
                imageUrl={certificateImage}
                numberCaption={t('ahv.label')}
                title={t('ahv.certificateTab')}
              />
            </>
          ),
        },
      ]}
    />
  );
};
