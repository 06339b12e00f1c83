/** Addresses of lists, filters, searches and records in the data of `fillOffice`. */
export function officePages(hash: (n: number) => string): string[] {
  const pages = `
    / /applications /applications?progress=paid /applications?progress=started
    /applications?state=received /applications?state=accepted /applications?day=2026-12-13
    /applications?class=Class%203&type=Hostel /applications?since=2025-01-01&until=2025-02-01
    /applications?sort=name /applications?sort=-class&state=received
    /applications?sort=test&before=applications.2500 /applications/2500?sort=name
    /applications?q=keshav /applications?q=keshav+sharma /applications?q=parent4999%40example.org
    /applications?q=%2B91+90000+04999 /applications?q=pay_admission4999
    /applications?q=F%2F2025-26%2F000100 /applications?q=nobody
    /applications/fees?since=2025-01-01&until=2025-01-31 /applications/4999 /donations
    /donations?sort=-amount /donations?sort=name /donations?state=received /donations?state=failed
    /donations?state=returned /donations?state=cancelled /donations?source=online /donations?source=offline /donations?tests=no
    /donations?since=2025-01-01&until=2025-02-01&state=received /donations?q=radha
    /donations?q=radha+verma&state=received /donations?q=donor4999%40example.org /donations?q=chq+499
    /donations?q=order_donation4999 /donations?q=D%2F2025-26%2F000100 /donations/statement
    /donations/statement/2025-26 /donations/online/don_${hash(4999)} /donations/offline/bank_${hash(499)}
    /messages /messages?state=answered /messages?sort=name /messages?q=hostel+77 /messages/77
    /jobs /jobs?vacancy=Teacher%203 /jobs?sort=vacancy /jobs?q=lalita /jobs/77 /content
    /content/news /content/news?page=20 /content/news?state=waiting /content/news?q=annual+day+777
    /content/news/500 /content/news/500/versions /content/news/500/versions?page=10
    /content/news/500/versions/100 /content/bin /audit /audit?action=applications%20list
    /audit?q=parent4999%40example.org /people
  `;
  return pages.trim().split(/\s+/);
}
