import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { switchableBoxes } from '#tenants/format/settings.ts';
import { isText, useField } from '../kernel/use-draft.ts';
import { settledPath } from '#tenants/settled.ts';
import { SettledFindings } from '../findings/SettledFindings.tsx';
import { FieldPlace } from '../fields/FieldPlace.tsx';
import { FieldBox } from '../fields/FieldBox.tsx';
import { PercentField } from '../fields/PercentField.tsx';
import { SmallSelect } from '../fields/SmallSelect.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import { FieldGroup, SectionFrame } from './SectionFrame.tsx';
import { useShowInPreview } from '../kernel/show-in-preview.ts';

/** Settings that take something away from members: they are on while the setting is off. */
const takenAway = [
  'disableAddressChange',
  'disableCivilStatusChange',
  'disableEmailChange',
  'disableMobileNumberChange',
  'disableAnonymization',
] as const;

const boxStates = ['shown', 'hidden', 'comingSoon', 'blurred'] as const;

/** How a box of the dashboard is shown. */
const BoxField = ({ box }: { box: (typeof switchableBoxes)[number] }) => {
  const { t } = useTranslation('studio');
  const id = useId();
  const { value, set } = useField(['settings', 'dashboardBoxes', box], isText);
  const state = boxStates.find((each) => each === value) ?? 'shown';
  const name = t(`boxes.${box}`);
  return (
    <FieldBox
      path={['settings', 'dashboardBoxes', box]}
      name={name}
      source={value === undefined ? 'house' : 'fund'}
      onReset={() => set(undefined)}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="subtitle1" component="p" id={id}>
          {name}
        </Typography>
        <SmallSelect
          label={name}
          value={state}
          options={boxStates.map((each) => ({ value: each, label: t(`boxStates.${each}`) }))}
          onChange={(chosen) => set(chosen === 'shown' ? undefined : chosen)}
        />
      </Stack>
      {state === 'shown' ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
          {t(`boxConsequences.${state}`)}
        </Typography>
      )}
    </FieldBox>
  );
};

/** What members may do themselves, how the fund publishes, and the boxes of the dashboard. */
export const SwitchesSection = () => {
  const { t } = useTranslation('studio');
  useShowInPreview('dashboard');
  return (
    <SectionFrame section="switches" hasDefaults>
      <FieldGroup title={t('switches.members')}>
        {takenAway.map((key) => (
          <SwitchField
            key={key}
            path={['settings', key]}
            label={t(`fields.${key}`)}
            on={false}
            house
            consequence={(isOn) => t(`consequences.${key}.${isOn ? 'on' : 'off'}`)}
          />
        ))}
        <SwitchField
          path={['settings', 'configurations', 'hideCivilStatusEditing']}
          label={t('fields.hideCivilStatusEditing')}
          on={false}
          house
          consequence={(isOn) => t(`consequences.hideCivilStatusEditing.${isOn ? 'on' : 'off'}`)}
        />
      </FieldGroup>
      <FieldGroup title={t('switches.answers')}>
        <SwitchField
          path={['settings', 'answersBeyondSpecification']}
          label={t('fields.answersBeyondSpecification')}
          on
          house
          consequence={(isOn) => t(`consequences.answersBeyondSpecification.${isOn ? 'on' : 'off'}`)}
        />
      </FieldGroup>
      <FieldGroup title={t('switches.publishing')}>
        <SwitchField
          path={['settings', 'publishing', 'secondPerson']}
          label={t('fields.secondPerson')}
          on
          house={false}
          consequence={(isOn) => t(`consequences.secondPerson.${isOn ? 'on' : 'off'}`)}
        />
        <PercentField
          path={['settings', 'publishing', 'leastReadiness']}
          label={t('fields.leastReadiness')}
          house={80}
        />
        <FieldPlace path={settledPath} sx={{ gap: 1 }}>
          <Typography variant="subtitle1" component="h3">
            {t('fields.settled')}
          </Typography>
          <SettledFindings empty={t('switches.nothingSettled')} />
        </FieldPlace>
      </FieldGroup>
      <FieldGroup title={t('switches.boxes')} lead={t('switches.boxesLead')} path={['settings', 'dashboardBoxes']}>
        {switchableBoxes.map((box) => (
          <BoxField key={box} box={box} />
        ))}
      </FieldGroup>
    </SectionFrame>
  );
};
