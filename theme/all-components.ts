import { accordion } from './components/accordion.ts';
import { alert } from './components/alert.ts';
import { appBar } from './components/app-bar.ts';
import { autocomplete } from './components/autocomplete.ts';
import { avatar } from './components/avatar.ts';
import { badge } from './components/badge.ts';
import { baseline } from './components/baseline.ts';
import { button } from './components/button.ts';
import { card } from './components/card.ts';
import { charts } from './components/charts.ts';
import { checkbox } from './components/checkbox.ts';
import { chip } from './components/chip.ts';
import { container } from './components/container.ts';
import { datePicker } from './components/date-picker.ts';
import { dialog } from './components/dialog.ts';
import { divider } from './components/divider.ts';
import { drawer } from './components/drawer.ts';
import { fab } from './components/fab.ts';
import { formControl } from './components/form-control.ts';
import { iconButton } from './components/icon-button.ts';
import { input } from './components/input.ts';
import { link } from './components/link.ts';
import { list } from './components/list.ts';
import { menu } from './components/menu.ts';
import { nativeSelect } from './components/native-select.ts';
import { outlinedInput } from './components/outlined-input.ts';
import { pagination } from './components/pagination.ts';
import { paper } from './components/paper.ts';
import { popover } from './components/popover.ts';
import { progress } from './components/progress.ts';
import { radio } from './components/radio.ts';
import { rating } from './components/rating.ts';
import { skeleton } from './components/skeleton.ts';
import { slider } from './components/slider.ts';
import { snackbar } from './components/snackbar.ts';
import { stepper } from './components/stepper.ts';
import { switches } from './components/switch.ts';
import { table } from './components/table.ts';
import { tabs } from './components/tabs.ts';
import { toggleButton } from './components/toggle-button.ts';
import { tooltip } from './components/tooltip.ts';
import { typography } from './components/typography.ts';
import type { PortalComponents } from './portal-components.ts';

/** MUI's components in a fund's look: one file per family, which reads only the theme. */
export const components: PortalComponents = {
  ...accordion,
  ...alert,
  ...appBar,
  ...autocomplete,
  ...avatar,
  ...badge,
  ...baseline,
  ...button,
  ...card,
  ...charts,
  ...checkbox,
  ...chip,
  ...container,
  ...datePicker,
  ...dialog,
  ...divider,
  ...drawer,
  ...fab,
  ...formControl,
  ...iconButton,
  ...input,
  ...link,
  ...list,
  ...menu,
  ...nativeSelect,
  ...outlinedInput,
  ...pagination,
  ...paper,
  ...popover,
  ...progress,
  ...radio,
  ...rating,
  ...skeleton,
  ...slider,
  ...snackbar,
  ...stepper,
  ...switches,
  ...table,
  ...tabs,
  ...toggleButton,
  ...tooltip,
  ...typography,
};
