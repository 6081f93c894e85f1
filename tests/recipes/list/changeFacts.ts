import type { Recipe } from '../Recipe';

export const recipe: Recipe = {
  title: 'Change a telephone number, an address or a figure',
  edit(copy) {
    copy.editJson('messages/facts.json', ({ company, addresses, figures, workingTime }) => {
      company.phone = '+84 28 7777 0456';
      addresses.vietnamAddress.en = 'Floor 3, Other Tower, 2 Example Street, Saigon Ward, Ho Chi Minh City';
      figures.enterprises = '350+';
      Object.assign(workingTime, { lastDay: 'Saturday', opens: '8:00', closes: '17:30', responseHours: '1' });
    });
  },
};
