import type { Meta, StoryObj } from '@storybook/react-vite';
import { endpoints } from '#contract/endpoints.ts';
import { planChoice } from '#pages/additional-savings/flow.ts';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { answeringPage, differingPage } from '../support/pages-of.ts';
import { slidersNearby } from '../support/sliders-nearby.ts';
import { answer, refuse, silence, unreachable } from '../support/story-provider.ts';

/** The savings plan in force, what other plans would change, and the choice of one in three dialogs. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Additional savings',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'additional-savings' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

const dialog = async () => within(await screen.findByRole('dialog'));

/** A plan is picked: the confirmation is due. */
const picked: NonNullable<PortalStoryProps['prepare']> = ({ store }) => {
  store.set(planChoice.advanceAction, { type: 'picked', planId: '02' });
};

/** The toolbar's member: the plan in force, what it is made of, and all plans. */
export const Plans: Story = {};

/** Tries out the highest option and another workload. */
export const TriedOut: Story = {
  parameters: { fundless: true },
  play: async () => {
    const [workload] = await slidersNearby();
    const panel = workload?.closest('section');
    if (!workload || !panel) throw new Error('The simulator is missing.');
    await userEvent.selectOptions(within(panel).getByRole('combobox'), '02');
    await fireEvent.change(workload, { target: { value: 80 } });
    await waitFor(() => expect(workload).toHaveValue('80'));
  },
};

/** Another plan is chosen and has not started yet. */
export const ChosenForLater: Story = {
  args: {
    answers: differingPage('additionalSavings', ({ options }) => ({
      options: options.map((option) =>
        option.id === '02'
          ? {
              ...option,
              isDisabled: true,
              chosenFrom: '2028-01-01',
              reason: 'Diesen Sparplan haben Sie bereits gewählt.',
            }
          : option,
      ),
    })),
  },
};

/** No plan can be chosen, for one reason. */
export const NothingToChoose: Story = {
  args: {
    answers: differingPage('additionalSavings', ({ options }) => ({
      options: options.map((option) => ({
        ...option,
        isDisabled: true,
        reason: 'Ihre Versicherung endet, bevor eine neue Wahl gelten würde.',
      })),
    })),
  },
};

/** The fund offers no choice. */
export const NoChoice: Story = {
  args: {
    answers: differingPage('additionalSavings', () => ({
      selectedPlan: null,
      options: [],
      additionalSavings: null,
      simulation: null,
    })),
  },
};

/** Only the specification's fields. */
export const SpecificationAlone: Story = {
  args: { answers: differingPage('additionalSavings', () => ({}), { plain: true }) },
};

/** The page is loading. */
export const Loading: Story = { args: { answers: answeringPage('additionalSavings', silence) } };

/** The page fails to load. */
export const Failed: Story = { args: { answers: answeringPage('additionalSavings', unreachable) } };

/** Picks a plan: the one in force is preselected, which isn't enough to go on. */
export const Customize: Story = {
  args: { route: 'additional-savings-customize' },
  play: async () => {
    const plans = await (await dialog()).findAllByRole('radio');
    await expect(plans.filter((plan) => plan.matches(':checked'))).toHaveLength(1);
  },
};

/** The plans fail to load. */
export const CustomizeFailed: Story = {
  args: { route: 'additional-savings-customize', answers: () => ({ savingsPlans: unreachable }) },
};

/** Confirms a plan. */
export const Confirmation: Story = { args: { route: 'additional-savings-confirmation', prepare: picked } };

/** The choice is flagged as an error: it says why, and can't be finished. */
export const ConfirmationRefused: Story = {
  args: {
    route: 'additional-savings-confirmation',
    prepare: picked,
    answers: () => ({
      applyPlan: answer(endpoints.applyPlan, {
        subTitle: 'Ihre Wahl wurde nicht gespeichert',
        text: 'Eine Wahl gilt jetzt erst ab dem 01.01.2029. Bitte prüfen Sie Ihre Wahl noch einmal.',
        pdfDownloadLink: null,
        isError: true,
      }),
    }),
  },
  play: async () => {
    const form = await dialog();
    const buttons = await form.findAllByRole('button');
    const finish = buttons.at(-1);
    if (finish === undefined) throw new Error('The confirmation has no button.');
    await waitFor(() => expect(finish).toBeEnabled());
    await userEvent.click(finish);
    await form.findByRole('alert');
    await expect(finish).toBeDisabled();
  },
};

/** The provider is busy: it may be tried again. */
export const ConfirmationFailed: Story = {
  args: {
    route: 'additional-savings-confirmation',
    prepare: picked,
    answers: () => ({ planConfirmation: refuse(503, 'err_unavailable', 'Später') }),
  },
};

/** The choice is made, with its confirmation as PDF. */
export const Applied: Story = {
  args: {
    route: 'additional-savings-apply',
    prepare: (portal) => {
      void picked(portal);
      portal.store.set(planChoice.advanceAction, {
        type: 'applied',
        said: { title: 'Ihre Wahl ist gespeichert', text: 'Ab dem 01.01.2028 gilt «Basissparen +2 %».' },
        pdfLink: 'documents/download?fileCode=story',
      });
    },
  },
};
