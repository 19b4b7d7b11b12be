import Box from '@mui/material/Box';
import Link, { type LinkProps } from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import type { RegistrationPerson } from '#domain/registration-flow.ts';
import { useHref } from '#state/kernel/place.ts';
import { DefinitionList } from '#ui/DefinitionList.tsx';

const valueSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 } as const;

/** The link back to a step. */
const BackTo = (props: LinkProps) => <Link variant="body2" {...props} sx={{ display: 'inline-block', py: 0.5 }} />;

type EnteredPersonProps = { person: RegistrationPerson };

/** The personal data entered so far, with a link back to each step. */
export const EnteredPerson = ({ person: { firstname, name, birthDate } }: EnteredPersonProps) => {
  const { t } = useTranslation('registration');
  const href = useHref();
  return (
    <Paper
      component="section"
      aria-label={t('ahv.yourDetails')}
      sx={({ tokens }) => ({
        p: 2,
        borderRadius: `${tokens.corner.control}px`,
        backgroundColor: tokens.colour.surface.sunken,
      })}
    >
      <DefinitionList
        rows={[
          {
            term: t('ahv.name'),
            value: (
              <Box component="span" sx={valueSx}>
                <bdi>
                  {firstname} {name}
                </bdi>
                <BackTo href={href('register-name')}>{t('ahv.changeName')}</BackTo>
              </Box>
            ),
          },
          {
            term: t('ahv.birthDate'),
            value: (
              <Box component="span" sx={valueSx}>
                {formatDate(birthDate)}
                <BackTo href={href('register-birthday')}>{t('ahv.changeBirthDate')}</BackTo>
              </Box>
            ),
          },
        ]}
      />
    </Paper>
  );
};
