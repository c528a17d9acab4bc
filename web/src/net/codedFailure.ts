/** Something that came to nothing, with a word for why: there is a sentence for each. */
export class CodedFailure extends Error {
  constructor(
    readonly code: string,
    detail = code,
  ) {
    super(detail);
  }
}
