import caseCard from '@/components/cases/CaseCard.module.css';
import caseItems from '@/components/cases/CaseItems.module.css';
import measureChart from '@/components/cases/MeasureChart.module.css';
import consent from '@/components/forms/Consent.module.css';
import leadForm from '@/components/forms/LeadForm.module.css';
import articleCard from '@/components/insights/ArticleCard.module.css';
import articleItems from '@/components/insights/ArticleItems.module.css';
import postRow from '@/components/insights/PostRow.module.css';
import list from '@/components/lists/List.module.css';
import loadMore from '@/components/lists/LoadMore.module.css';
import skeletons from '@/components/lists/Skeletons.module.css';
import deviceCard from '@/components/services/DeviceCard.module.css';
import deviceItems from '@/components/services/DeviceItems.module.css';
import button from '@/components/ui/button.module.css';
import field from '@/components/ui/Field.module.css';
import fold from '@/components/ui/Fold.module.css';
import tagList from '@/components/ui/TagList.module.css';

/** The class names of every CSS module that an island's component uses, by the module's path. */
export const classNames: Record<string, Record<string, string>> = {
  'components/cases/CaseCard.module.css': caseCard,
  'components/cases/CaseItems.module.css': caseItems,
  'components/cases/MeasureChart.module.css': measureChart,
  'components/insights/ArticleCard.module.css': articleCard,
  'components/insights/ArticleItems.module.css': articleItems,
  'components/insights/PostRow.module.css': postRow,
  'components/forms/Consent.module.css': consent,
  'components/forms/LeadForm.module.css': leadForm,
  'components/lists/List.module.css': list,
  'components/lists/LoadMore.module.css': loadMore,
  'components/lists/Skeletons.module.css': skeletons,
  'components/services/DeviceCard.module.css': deviceCard,
  'components/services/DeviceItems.module.css': deviceItems,
  'components/ui/Field.module.css': field,
  'components/ui/Fold.module.css': fold,
  'components/ui/TagList.module.css': tagList,
  'components/ui/button.module.css': button,
};
