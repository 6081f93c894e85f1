/** A text on the page that says where it comes from. */
export type MarkedText = {
  /** File, line and key: `messages/en/home.json:8 hero.title`. */
  place: string;
  text: string;
  /** The attribute that it stands in; undefined for a text that is read on the page. */
  attribute: string | undefined;
  element: Element;
  /** Where it stands in the element. */
  range: Range | undefined;
};
