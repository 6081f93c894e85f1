import type { weekdays } from '@/lib/content/facts/workingTimeSchema';
import type { SectionedPage, SectionName } from '@/lib/content/sections/sectionNames';
import type { Locale } from '@/lib/shared/i18n/locales';

/** Labels of choices that have no name in the messages: page sections, positions of links, and weekdays. */
const names = {
  header: { zh: '顶部和页脚', en: 'Header and footer', vi: 'Đầu trang và chân trang' },
  footer: { zh: '只在页脚', en: 'Footer only', vi: 'Chỉ ở chân trang' },
  Sunday: { zh: '星期日', en: 'Sunday', vi: 'Chủ nhật' },
  Monday: { zh: '星期一', en: 'Monday', vi: 'Thứ Hai' },
  Tuesday: { zh: '星期二', en: 'Tuesday', vi: 'Thứ Ba' },
  Wednesday: { zh: '星期三', en: 'Wednesday', vi: 'Thứ Tư' },
  Thursday: { zh: '星期四', en: 'Thursday', vi: 'Thứ Năm' },
  Friday: { zh: '星期五', en: 'Friday', vi: 'Thứ Sáu' },
  Saturday: { zh: '星期六', en: 'Saturday', vi: 'Thứ Bảy' },
  'all-cases': { zh: '全部案例', en: 'All cases', vi: 'Tất cả dự án' },
  articles: { zh: '文章', en: 'Articles', vi: 'Bài viết' },
  cases: { zh: '案例', en: 'Cases', vi: 'Dự án' },
  comparison: { zh: '新旧对比', en: 'Comparison', vi: 'So sánh' },
  counts: { zh: '案例数量', en: 'Case counts', vi: 'Số lượng dự án' },
  devices: { zh: '设备', en: 'Devices', vi: 'Thiết bị' },
  enquiry: { zh: '咨询表单', en: 'Enquiry form', vi: 'Biểu mẫu tư vấn' },
  erp: { zh: 'ERP', en: 'ERP', vi: 'ERP' },
  faq: { zh: '常见问题', en: 'Frequently asked questions', vi: 'Câu hỏi thường gặp' },
  figures: { zh: '公司数字', en: 'Company figures', vi: 'Số liệu công ty' },
  goal: { zh: '目标', en: 'Goal', vi: 'Mục tiêu' },
  headquarters: { zh: '总部', en: 'Headquarters', vi: 'Trụ sở' },
  implementation: { zh: '实施计划', en: 'Implementation plan', vi: 'Kế hoạch triển khai' },
  integrations: { zh: '系统对接', en: 'Integrations', vi: 'Kết nối hệ thống' },
  'latest-news': { zh: '最新动态', en: 'Latest news', vi: 'Tin mới nhất' },
  map: { zh: '地图', en: 'Map', vi: 'Bản đồ' },
  market: { zh: '市场概况', en: 'Market overview', vi: 'Tổng quan thị trường' },
  news: { zh: '新闻', en: 'News', vi: 'Tin tức' },
  newsletter: { zh: '订阅资讯', en: 'Newsletter', vi: 'Bản tin' },
  others: { zh: '其他服务', en: 'Other services', vi: 'Dịch vụ khác' },
  pricing: { zh: '价格', en: 'Pricing', vi: 'Giá' },
  products: { zh: '产品', en: 'Products', vi: 'Sản phẩm' },
  services: { zh: '服务', en: 'Services', vi: 'Dịch vụ' },
  showcase: { zh: '场景展示', en: 'Showcase', vi: 'Minh họa' },
  story: { zh: '公司故事', en: 'Company story', vi: 'Câu chuyện' },
  team: { zh: '团队', en: 'Team', vi: 'Đội ngũ' },
  testimonials: { zh: '客户评价', en: 'Testimonials', vi: 'Lời khách hàng' },
  timeline: { zh: '发展历程', en: 'Timeline', vi: 'Các mốc phát triển' },
  trial: { zh: '免费试用', en: 'Free trial', vi: 'Dùng thử miễn phí' },
  trust: { zh: '数据安全', en: 'Data security', vi: 'Bảo mật dữ liệu' },
} satisfies Record<
  SectionName<SectionedPage> | (typeof weekdays)[number] | 'header' | 'footer',
  Record<Locale, string>
>;

export const choiceNames: Record<string, Record<Locale, string>> = names;
