import type { Locale } from '@/lib/shared/i18n/locales';

/** Names of the forms and their groups, by the name of the file or folder. */
export const formNames: Record<string, Record<Locale, string>> = {
  // Groups.
  copy: { zh: '页面文字', en: 'Page texts', vi: 'Nội dung các trang' },
  lists: { zh: '列表', en: 'Lists', vi: 'Danh sách' },
  shared: { zh: '各语言通用', en: 'Shared by all languages', vi: 'Dùng chung cho mọi ngôn ngữ' },
  // Folders.
  insights: { zh: '文章', en: 'Articles', vi: 'Bài viết' },
  news: { zh: '新闻', en: 'News', vi: 'Tin tức' },
  pages: { zh: '自建页面', en: 'Custom pages', vi: 'Trang tự tạo' },
  // Files.
  'about.json': { zh: '关于我们', en: 'About', vi: 'Giới thiệu' },
  'cases.json': { zh: '案例页', en: 'Cases page', vi: 'Trang dự án' },
  'common.json': { zh: '所有页面共用的文字', en: 'Texts on every page', vi: 'Nội dung chung của mọi trang' },
  'comparison.json': { zh: '新旧对比', en: 'Comparison', vi: 'So sánh' },
  'contact.json': { zh: '联系我们', en: 'Contact', vi: 'Liên hệ' },
  'customer-cases.json': { zh: '客户案例', en: 'Customer cases', vi: 'Dự án khách hàng' },
  'devices.json': { zh: '设备', en: 'Devices', vi: 'Thiết bị' },
  'erp-modules.json': { zh: 'ERP 模块', en: 'ERP modules', vi: 'Phân hệ ERP' },
  'facts.json': { zh: '公司资料', en: 'Company facts', vi: 'Thông tin công ty' },
  'faq.json': { zh: '常见问题', en: 'Frequently asked questions', vi: 'Câu hỏi thường gặp' },
  'glossary.json': { zh: '术语表', en: 'Glossary', vi: 'Bảng thuật ngữ' },
  'home.json': { zh: '首页', en: 'Home', vi: 'Trang chủ' },
  'insights.json': { zh: '资讯页', en: 'Insights page', vi: 'Trang tin chuyên ngành' },
  'laws.json': { zh: '法规登记表', en: 'Laws', vi: 'Văn bản pháp luật' },
  'mail.json': { zh: '邮件', en: 'Emails', vi: 'Email' },
  'not-found.json': { zh: '页面不存在', en: 'Page not found', vi: 'Không tìm thấy trang' },
  'privacy.json': { zh: '隐私政策', en: 'Privacy policy', vi: 'Chính sách quyền riêng tư' },
  'products.json': { zh: '产品', en: 'Products', vi: 'Sản phẩm' },
  'redirects.json': { zh: '网址跳转', en: 'Redirects', vi: 'Chuyển hướng' },
  'service-list.json': { zh: '服务', en: 'Services', vi: 'Dịch vụ' },
  'services.json': { zh: '服务页', en: 'Services page', vi: 'Trang dịch vụ' },
  'stats.json': { zh: '数字', en: 'Figures', vi: 'Số liệu' },
  'taxonomy.json': { zh: '行业、地区、标签', en: 'Industries, regions, tags', vi: 'Ngành, khu vực, thẻ' },
  'team.json': { zh: '团队', en: 'Team', vi: 'Đội ngũ' },
  'templates.json': { zh: '下载表格', en: 'Downloadable workbooks', vi: 'Bảng tính tải về' },
  'testimonials.json': { zh: '客户评价', en: 'Testimonials', vi: 'Lời khách hàng' },
  'sections.json': {
    zh: '版块的顺序与显示',
    en: 'Order and visibility of sections',
    vi: 'Thứ tự và ẩn hiện các phần của trang',
  },
};
