import type { ActionsBox } from '#contract/pages.ts';
import { SidebarCard } from '#ui/SidebarCard.tsx';
import { BoxAction } from './BoxAction.tsx';
import { Foot } from './InfoBoxCard.tsx';

/** Props of {@link ActionsBoxCard}. */
export type ActionsBoxCardProps = { box: ActionsBox | null | undefined; sameWindow?: boolean };

/** A box of the provider with several ways on; nothing where it says nothing. */
export const ActionsBoxCard = ({ box, sameWindow = false }: ActionsBoxCardProps) => {
  const title = box?.title?.trim() ?? '';
  if (!box || !box.isVisible || title === '') return null;
  return (
    <SidebarCard title={title}>
      {box.text ? <p>{box.text}</p> : null}
      {box.actions.map(({ text, link, linkText }, index) => (
        <Foot key={index}>
          {text ? <p>{text}</p> : null}
          <BoxAction link={link} text={linkText} sameWindow={sameWindow} />
        </Foot>
      ))}
    </SidebarCard>
  );
};
