import { useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { ApplyDialog } from '../parts/ApplyDialog.tsx';
import { ConfirmationDialog } from '../parts/ConfirmationDialog.tsx';
import { CustomizeDialog } from '../parts/CustomizeDialog.tsx';

/** The step of the choice of a savings plan that the address names. */
export const PlanChoiceDialog = () => {
  const { key } = useValue(placeAtom);
  if (key === 'additional-savings-confirmation') return <ConfirmationDialog />;
  return key === 'additional-savings-apply' ? <ApplyDialog /> : <CustomizeDialog />;
};
