import { useTranslation } from 'react-i18next';
import { HelpDialog } from '#ui/HelpDialog.tsx';
import { LetterImage } from '#ui/LetterImage.tsx';

type LetterHelpProps = { onClose: () => void };

/** Shows by an example where the code is in the letter. */
export const LetterHelp = ({ onClose }: LetterHelpProps) => {
  const { t } = useTranslation('registration');
  return (
    <HelpDialog
      title={t('code.where')}
      tabsLabel={t('code.where')}
      closeLabel={t('close')}
      onClose={onClose}
      tabs={[
        {
          key: 'letter',
          label: t('code.where'),
          content: (
            <>
              <p>{t('code.helpText')}</p>
              <LetterImage alt={t('code.helpAlt')} codeCaption={t('code.label')} />
            </>
          ),
        },
      ]}
    />
  );
};
