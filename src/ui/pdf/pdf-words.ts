/** Why a document can't be shown. */
export type PdfProblem = 'broken' | 'password' | 'huge' | 'program';

/** The viewer's texts. */
export type PdfWords = {
  readonly back: string;
  readonly loading: string;
  readonly download: string;
  readonly print: string;
  readonly printing: string;
  /** Name of the page controls. */
  readonly pages: string;
  readonly previous: string;
  readonly next: string;
  readonly page: (page: number, count: number) => string;
  /** Name of the zoom controls. */
  readonly zoom: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fitPage: string;
  readonly fitWidth: string;
  /** Specification, section 8. */
  readonly failed: string;
  readonly problems: Readonly<Record<PdfProblem, string>>;
};
