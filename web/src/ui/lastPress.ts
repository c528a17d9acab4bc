/** How the page was used last. */
export const lastPress = {
  /** Whether by the keyboard: the focus then leads the eye. */
  byKeys: false,
};
