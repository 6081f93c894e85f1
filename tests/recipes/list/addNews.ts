import type { Recipe } from '../Recipe';

/** A Vietnamese news item. */
export const recipe: Recipe = {
  title: 'Add a news item',
  edit(copy) {
    copy.write(
      'messages/vi/news/nghi-tet.md',
      '---\ntitle: Lịch nghỉ Tết\nsummary: Văn phòng nghỉ một tuần.\ndate: 2026-11-18\ntags: [erp]\ncategory: company\n---\n\nTổng đài vẫn trực.\n',
    );
  },
};
