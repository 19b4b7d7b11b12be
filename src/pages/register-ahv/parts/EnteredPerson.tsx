import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import type { RegistrationPerson } from '#domain/registration-flow.ts';
import { useHref } from '#state/kernel/place.ts';
import { DefinitionList } from '#ui/DefinitionList.tsx';

const Entered = styled('section')(({ theme }) => ({
  padding: theme.spacing(2),
  borderRadius: theme.tokens.corner.control,
  backgroundColor: theme.tokens.colour.surface.sunken,
  '& a': { display: 'inline-block', paddingBlock: theme.spacing(0.5), ...theme.typography.body2 },
}));

const Value = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(2),
}));

/** Props of {@link EnteredPerson}. */
export type EnteredPersonProps = { person: RegistrationPerson };

/** The personal data entered so far, with a link back to each step. */
export const EnteredPerson = ({ person: { firstname, name, birthDate } }: EnteredPersonProps) => {
  const { t } = useTranslation('registration');
  const href = useHref();
  return (
    <Entered aria-label={t('ahv.yourDetails')}>
      <DefinitionList
        rows={[
          {
            term: t('ahv.name'),
            value: (
              <Value>
                <bdi>
                  {firstname} {name}
                </bdi>
                <Link href={href('register-name')}>{t('ahv.changeName')}</Link>
              </Value>
            ),
          },
          {
            term: t('ahv.birthDate'),
            value: (
              <Value>
                {formatDate(birthDate)}
                <Link href={href('register-birthday')}>{t('ahv.changeBirthDate')}</Link>
              </Value>
            ),
          },
        ]}
      />
    </Entered>
  );
};
